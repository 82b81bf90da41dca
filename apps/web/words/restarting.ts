/** The page that visitors see for a few seconds while the server of a shared site restarts. */
export const restarting = {
  title: "One moment, please",
  text: "This website is restarting. The page comes back by itself in a few seconds.",
};
