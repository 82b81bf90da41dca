import { styled } from "styled-components";
import { site } from "../../site/site.ts";
import { control, space } from "../theme/tokens.ts";

/** Links to the practice's other sites, if the owner has given any. */
export function SocialLinks() {
  const { socialLinks } = site;
  if (socialLinks.length === 0) return null;
  return (
    <List>
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  list-style-type: "";
  & a { display: inline-block; padding-block: ${control.mark}; }
`;
