import { ChevronDown } from 'lucide-react';
import { Button, Label, SelectValue } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './Select.css.ts';

/** The closed control on the camera screen: label above the value, both inside the frame. */
export function CameraTrigger({ label, valueLabel, detail }: { label: string; valueLabel?: string; detail?: string }) {
  return (
    <Button className={styles.camera}>
      <Label elementType="span" className={styles.cameraLabel}>
        {label}
      </Label>
      <SelectValue className={styles.cameraValue}>
        {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : valueLabel)}
      </SelectValue>
      {detail !== undefined && <span className={styles.cameraDetail}>{detail}</span>}
      <span className={join(iconSmall, styles.cameraChevron)}>
        <ChevronDown aria-hidden="true" />
      </span>
    </Button>
  );
}
