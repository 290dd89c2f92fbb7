import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Label } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './Select.css.ts';

/** The closed control on the camera screen: label above the value, both inside the frame. */
export function CameraTrigger({ label, value, detail }: { label: string; value: ReactNode; detail?: string }) {
  return (
    <Button className={styles.camera}>
      <Label elementType="span" className={styles.cameraLabel}>
        {label}
      </Label>
      {value}
      {detail !== undefined && <span className={styles.cameraDetail}>{detail}</span>}
      <span className={join(iconSmall, styles.cameraChevron)}>
        <ChevronDown aria-hidden="true" />
      </span>
    </Button>
  );
}
