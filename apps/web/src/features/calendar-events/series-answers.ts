/** The two answers to which events of a series a change is for. `later` is how many come after the event itself. */
export function seriesAnswers(later: number, onChoose: (isLaterToo: boolean) => void) {
  return [
    { label: "Only this one", onChoose: () => onChoose(false) },
    { label: `This and later ones (${later + 1})`, onChoose: () => onChoose(true) },
  ];
}
