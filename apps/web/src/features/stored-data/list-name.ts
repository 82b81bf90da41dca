/** What people call the lists. */
export type ListName = "Events" | "Messages" | "Gallery slides";

/** All that is known here of the store. A change to any list makes it read again: what it holds is set aside, or grows. */
export const storageTroubleKey = ["storage-trouble"] as const;
