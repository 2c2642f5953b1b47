import { type DrawnLine, inkOfColor, pathOf, pointsOf, sizeOfPen, sizeOfStamp, sizeOfText, wetInk } from './line-look.ts';
import { stampPicture } from './stamps.ts';

/** A line that is not part of the picture yet: in hand, of somebody else's hand, or not confirmed. */
export function LiveLine({ line, isWet = false }: { line: DrawnLine; isWet?: boolean }) {
  const color = isWet ? wetInk : inkOfColor(line.color);
  const [at] = pointsOf(line);
  if (line.tool === 'stamp' && at) {
    const side = sizeOfStamp(line.width);
    return <image href={stampPicture(line.says ?? 'star')} x={at[0] - side / 2} y={at[1] - side / 2} width={side} height={side} />;
  }
  if (line.tool === 'text' && at)
    return (
      <text
        x={at[0]}
        y={at[1]}
        fontSize={sizeOfText(line.width)}
        fontWeight="600"
        dominantBaseline="middle"
        className="font-reading"
        fill={color}
      >
        {line.says}
      </text>
    );
  const { d, isFilled } = pathOf(line);
  return isFilled ? (
    <path d={d} fill={color} />
  ) : (
    <path d={d} fill="none" stroke={color} strokeWidth={sizeOfPen(line.width)} strokeLinecap="round" strokeLinejoin="round" />
  );
}
