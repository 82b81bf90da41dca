import { styled } from "styled-components";
import { space } from "../../theme/tokens.ts";

/** How the downloaded file gets online. `repository` is the address of the site's files on GitHub, if it is known. */
export function PublishSteps({ repository }: { repository: string | null }) {
  return (
    <Steps>
      <li>
        {repository === null ? (
          <>
            On GitHub, open the folder <code>apps/web/published</code> of your site, and press “Add file” and “Upload
            files”.
          </>
        ) : (
          <>
            Open{" "}
            <a href={`${repository}/upload/main/apps/web/published`} target="_blank" rel="noreferrer">
              the upload page of your site
            </a>{" "}
            on GitHub.
          </>
        )}{" "}
        Drop the file there. Its name has to be <code>calendar.json</code>: if your computer has added a number, take it
        away first.
      </li>
      <li>Press “Commit changes”.</li>
      <li>
        Wait a few minutes while your site is built again. Then load this page again: it says “Everybody sees this
        calendar”.
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
