import rule from "./.dependency-cruiser.mjs";

/** The second half of `pnpm architecture`: no import cycles between folders, except in tests. */
export default {
  forbidden: [
    {
      name: "folders-one-way",
      severity: "error",
      comment:
        "These folders import each other, if only for types: move what they share to a folder that imports neither.",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rule.options,
    exclude: { path: [rule.options.exclude.path, "\\.(test|spec)\\.tsx?$", "/testing/"] },
  },
};
