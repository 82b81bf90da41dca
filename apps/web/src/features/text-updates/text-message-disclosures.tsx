import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { anchors } from "../../site/anchors.ts";
import { practice } from "../../site/practice.ts";
import { site } from "../../site/site.ts";
import { color, space, type } from "../../theme/tokens.ts";

const { confirm, leave, help } = practice.textKeyword;

/** What carriers require a site to say where people join, rather than behind a link. */
export function TextMessageDisclosures({ keyword }: { keyword: string }) {
  return (
    <Words>
      <p>
        When you text {keyword} and reply {confirm}, you agree to news by text message from {site.practiceName}: new
        dates and last-minute openings, {practice.textsPerMonth} messages a month. Msg &amp; data rates may apply.
        Joining is not a condition of any purchase.
      </p>
      <p>
        Text {leave.join(" or ")} at any time to leave, or {help} for help; any other plain request works, too. Your
        number stays private, and I never share it for marketing.
      </p>
      <p>
        <Link to="/terms" hash={anchors.textTerms}>
          Text-messaging terms
        </Link>
        {" · "}
        <Link to="/terms" hash={anchors.textPrivacy}>
          Privacy
        </Link>
      </p>
    </Words>
  );
}

const Words = styled.div`
  font: ${type.small};
  color: ${color.textMuted};
  & > p + p { margin-top: ${space.s}; }
`;
