/** A hand held in the air, palm down, seen from the thumb's side; its fingertip is at 0, 0 and its arm goes up to the right. */
export function HoveringHand() {
  return (
    <>
      <path d="M118-70C100-52 84-38 68-29C52-21 26-13 4-6C-4-3-3 4 5 4C18 3 32 1 44-1C36 6 28 10 20 13C14 16 17 21 24 20C44 17 62 8 74-6C88-20 106-32 128-46" />
      <path d="M24-13C14-16 0-15-11-11C-18-8-15-2-7-2M40-19C30-23 14-23 2-20C-4-18-3-15-1-14" />
      <path d="M111-78C116-66 126-50 137-41M111-78C120-88 130-97 142-106M137-41C148-52 158-60 170-67" />
    </>
  );
}
