export function download(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts the download after the click's task has ended.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
