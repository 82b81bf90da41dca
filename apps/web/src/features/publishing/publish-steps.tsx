import { styled } from "styled-components";
import { space } from "../../theme/tokens.ts";

/** How the downloaded file gets online. `repository` is the address of the site's files on GitHub, if it is known. */
export function PublishSteps({ repository }: { repository: string | null }) {
  return (
    <Steps>
      <li>
        {repository === null ? (
          <>On GitHub, open the folder “apps/web/published” of your site, and press “Add file” and “Upload files.”</>
        ) : (
          <>
            Open{" "}
            <a href={`${repository}/upload/main/apps/web/published`} target="_blank" rel="noreferrer">
              the upload page of your site
            </a>{" "}
            on GitHub.
          </>
        )}{" "}
        Put the file there. It has to be named “calendar.json”; if your computer named it “calendar (1).json”, rename it
        first.
      </li>
      <li>Press “Commit changes.”</li>
      <li>
        Wait a few minutes while your site is rebuilt. Then reload this page. It should say “Everyone sees this
        calendar.”
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
  padding-inline-start: ${space.indent};
`;
