import { describeCalendarPublisher } from "../testing/calendar-publisher-contract.ts";
import { memoryPublisher } from "../testing/memory-publisher.ts";

describeCalendarPublisher("a publisher in memory", () => memoryPublisher());
