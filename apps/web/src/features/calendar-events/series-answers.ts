/** The answers to which events of a series a change is for. `count` is how many there are from the event itself on. */
export function seriesAnswers(count: number, onChoose: (isForLater: boolean) => void) {
  return [
    { label: "Only this one", onChoose: () => onChoose(false) },
    { label: `This and later ones (${count})`, onChoose: () => onChoose(true) },
  ];
}
