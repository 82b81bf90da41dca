import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, type DrawingProps, Ink } from "./drawing.tsx";

const FIELDS: readonly Field[] = [
  [200, 160, 200, 140, 1, 0.75],
  [120, 130, 116, 110, 2, 0.7],
  [286, 140, 112, 120, 3, 0.75],
  [210, 226, 170, 70, 5, 0.7],
  [200, 170, 76, 70, 0, 0.5],
];

const RINGS: readonly Ring[] = [
  [204, 180, 128, 88, -64],
  [202, 172, 160, 114, 140],
];

/** A dog lying with its chin on its paws, asleep. */
export function SleepingDog(props: DrawingProps) {
  return (
    <Drawing width={400} height={300} {...props}>
      <Aura fields={FIELDS} rings={RINGS} />
      <Ink>
        <path d="M78 222C70 222 64 216 66 208C70 198 84 198 92 192C100 178 116 166 134 166C152 168 164 180 164 198C164 214 150 226 130 227C112 228 96 226 78 222M66 208q6-4 10 0q-3 6-9 5M80 216C90 214 96 214 102 210M108 194q6 5 13 1" />
        <path d="M136 166C152 158 168 166 174 182C180 200 178 218 168 224C158 226 150 214 148 200C146 190 144 182 136 178" />
        <path d="M166 168C190 142 230 132 264 142C300 152 322 180 322 210C322 226 312 238 294 240M174 222C180 236 176 242 166 244H96C84 244 82 232 92 228M96 244v-6M110 244v-6" />
        <path d="M232 226C222 200 240 176 268 176C296 178 308 204 302 226M302 226C304 236 298 242 288 242H222C210 242 210 230 220 228L250 226M224 242v-6M176 243H212" />
        <path d="M320 198C340 200 352 216 346 232C340 246 320 250 298 246" />
      </Ink>
    </Drawing>
  );
}
