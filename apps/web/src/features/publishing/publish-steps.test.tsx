import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PublishSteps } from "./publish-steps.tsx";

describe("the steps that put a calendar online", () => {
  it("link to the upload page of a repository that is known", () => {
    render(<PublishSteps repository="https://github.com/quiet-lane/site" />);
    expect(screen.getByRole("link", { name: "the upload page of your site" })).toHaveAttribute(
      "href",
      "https://github.com/quiet-lane/site/upload/main/apps/web/published",
    );
  });

  it("name the folder where it is not", () => {
    render(<PublishSteps repository={null} />);
    expect(screen.getByText(/open the folder “apps\/web\/published”/)).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
