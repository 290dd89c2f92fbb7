import { Flag, Headphones, type LucideIcon, Pause, Play, Undo2 } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { iconMedium } from '../theme/icon.css.ts';
import { markIcons } from './mark-icons.ts';
import { type WordMark, wordMarks } from './marked-word.ts';
import * as styles from './WordMarking.css.ts';
import { wordMarkingCopy } from './word-marking.copy.ts';

/** What a touch does: gives a mark, says where the reading ended, or plays from there. */
export type MarkingTool = WordMark | 'end' | 'listen';

/** How a recording is played. */
export interface MarkingTransport {
  isPlaying: boolean;
  /** 1 as it was said. */
  speed: number;
  onToggle: () => void;
  onSpeed: (speed: number) => void;
}

const copy = wordMarkingCopy;
const tools: readonly { id: MarkingTool; label: string; icon: LucideIcon }[] = [
  ...wordMarks.map((id) => ({ id, label: copy.marks[id], icon: markIcons[id] })),
  { id: 'end', label: copy.end, icon: Flag },
  { id: 'listen', label: copy.listen, icon: Headphones },
];

interface MarkingBarProps {
  tool: MarkingTool;
  onTool: (tool: MarkingTool) => void;
  transport: MarkingTransport | undefined;
  onUndo: (() => void) | undefined;
}

/** Playing, its speed, taking back, and what the next touch does. */
export function MarkingBar({ tool, onTool, transport, onUndo }: MarkingBarProps) {
  return (
    <>
      <div className={styles.transport}>
        {transport !== undefined && (
          <>
            <IconButton
              framed
              label={transport.isPlaying ? copy.pause : copy.play}
              icon={transport.isPlaying ? <Pause /> : <Play />}
              onPress={transport.onToggle}
            />
            <SegmentedControl
              hideLabel
              label={copy.speed}
              className={styles.speeds}
              items={copy.speeds}
              selectedId={String(transport.speed)}
              onChange={(id) => transport.onSpeed(Number(id))}
            />
          </>
        )}
        <IconButton
          framed
          label={copy.undo}
          icon={<Undo2 />}
          isDisabled={onUndo === undefined}
          onPress={() => onUndo?.()}
        />
      </div>
      <ToggleButtonGroup
        aria-label={copy.tools}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[tool]}
        onSelectionChange={(keys) => {
          const chosen = tools.find(({ id }) => keys.has(id));
          if (chosen) onTool(chosen.id);
        }}
        className={styles.tools}
      >
        {tools
          .filter(({ id }) => id !== 'listen' || transport !== undefined)
          .map(({ id, label, icon: Icon }) => (
            <ToggleButton key={id} id={id} className={styles.tool}>
              <span className={iconMedium} aria-hidden="true">
                <Icon />
              </span>
              {label}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
    </>
  );
}
