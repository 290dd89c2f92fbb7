import { Dialog } from 'react-aria-components';
import * as popover from '../Popover/Popover.css.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { Month, type MonthProps } from './Month.tsx';

/** The month that a DatePicker opens, over the page. */
export function DateCalendar(props: Pick<MonthProps, 'today' | 'visibleYears'>) {
  return (
    <PopoverSurface>
      <Dialog className={popover.dialog}>
        <Month {...props} />
      </Dialog>
    </PopoverSurface>
  );
}
