import { styled } from "styled-components";
import { site } from "../../site/site.ts";
import { space } from "../../ui/theme/tokens.ts";

/** How to put the downloaded file online. */
export function PublishSteps() {
  const { repository } = site;
  const folder = __CALENDAR_FILE__.replace("/calendar.json", "");
  return (
    <Steps>
      <li>
        On GitHub, open{" "}
        {repository === null ? (
          `the folder “${folder}” of your site, press “Add file,” and choose “Upload files” in its menu`
        ) : (
          <a href={`${repository.url}/upload/${repository.branch}/${folder}`} target="_blank" rel="noreferrer">
            the upload page of your site
          </a>
        )}
        . Drag the file there, or press “choose your files” and pick calendar.json in your downloads. It has to be named
        “calendar.json”; if your device named it “calendar (1).json,” rename it first.
      </li>
      <li>Press “Commit changes.”</li>
      <li>
        Wait a few minutes while your site is rebuilt. Then reload this page. It should say “Everyone sees this
        calendar.”
      </li>
    </Steps>
  );
}

export const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
