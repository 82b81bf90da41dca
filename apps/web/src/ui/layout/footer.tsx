import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { layout } from "../../../words/controls.ts";
import { footer } from "../../../words/footer.ts";
import { navigationPages } from "../../site/offered-services.ts";
import { anchors, legalPage, type Page, pages } from "../../site/pages.ts";
import { site } from "../../site/site.ts";
import { Container } from "../section/section.ts";
import { borderWidth, color, control, media, space, type } from "../theme/tokens.ts";

const quickLinks = navigationPages.filter(({ path }) => path !== pages.home.path);

export function Footer() {
  return (
    <Ground>
      <FooterColumns>
        <div>
          <p translate="no">{site.practiceName}</p>
          <p>{footer.tagline}</p>
          {site.legalName && <p translate="no">{site.legalName}</p>}
          <SocialLinks />
        </div>
        <Links title={layout.quickLinks} pages={quickLinks} />
        <Links title={layout.legal} pages={site.legalTitle ? [pages.terms, legalPage(site.legalTitle)] : [pages.terms]}>
          <li>
            <FooterLink to={pages.terms.path} hash={anchors.privacy}>
              {layout.privacy}
            </FooterLink>
          </li>
          {site.legalLinks.map(({ name, url }) => (
            <li key={url}>
              <FooterLink as="a" href={url}>
                {name}
              </FooterLink>
            </li>
          ))}
        </Links>
      </FooterColumns>
      <Container as="p">{footer.closing}</Container>
    </Ground>
  );
}

function Links({ title, pages, children }: { title: string; pages: readonly Page[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <FooterLink to={path}>{name}</FooterLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const Ground = styled.footer`
  padding-block: ${space.xxl} ${space.xl};
  border-top: ${borderWidth.rule} solid ${color.line};
  background: ${color.raised};
  color: ${color.textMuted};
  font: ${type.small};
  & > p { margin-top: ${space.xl}; }
  @media print { display: none; }
`;

const FooterColumns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space.xl};
  & > div { grid-column: 1 / -1; }
  & > div > p + p { margin-top: ${space.m}; }
  & > div > p:first-child { font: ${type.subheading}; color: ${color.ink}; }
  & h2 { margin-bottom: ${space.s}; font: ${type.label}; color: ${color.ink}; }
  & > nav > ul { list-style: none; }
  ${media.mediumUp} {
    grid-template-columns: 2fr 1fr 1fr;
    gap: ${space.xxl};
    & > div { grid-column: auto; }
  }
`;

const FooterLink = styled(Link)`
  display: inline-block;
  padding-block: ${control.mark};
  color: ${color.textMuted};
  ${media.hover} { &:hover { color: ${color.ink}; } }
`;

export function SocialLinks() {
  const { socialLinks } = site;
  if (socialLinks.length === 0) return null;
  return (
    <SocialList>
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </SocialList>
  );
}

const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  list-style-type: "";
  & a { display: inline-block; padding-block: ${control.mark}; }
`;
