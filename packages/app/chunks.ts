import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ChunkGroup {
  readonly name: string;
  /** Modules that it begins with, by their path. */
  readonly test: RegExp | ((module: string) => boolean);
  /** Only of modules that so many screens, dialogs and sections need. */
  readonly minShareCount?: number;
}

/** What a folder of the design system is, by its name. */
const widgets = (names: string): RegExp => new RegExp(`/packages/ui/src/(${names})/`);

const checked = new Map<string, boolean>();
/** Whether a module of the contract stands on the library of schemas, by itself or by what it imports. */
function isChecking(module: string): boolean {
  const known = checked.get(module);
  if (known !== undefined) return known;
  checked.set(module, false);
  const source = readFileSync(module, 'utf8');
  const imported = [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';$/gms)].map(
    ([, from = '']) => from,
  );
  const found = imported.some(
    (from) => from === 'zod' || (from.startsWith('.') && isChecking(join(dirname(module), from))),
  );
  checked.set(module, found);
  return found;
}
const ofContract = /\/packages\/contract\/src\/.+\.ts$/;
/** Calls, of which the build takes the schemas out, and rules and words that need none. */
const isPlain = (module: string): boolean =>
  ofContract.test(module) && (module.endsWith('.endpoints.ts') || !isChecking(module));

/**
 * Which modules come together: each is in the first that it fits, and brings along what it stands on and no earlier one has. So an earlier
 * one never needs a later one, and a screen is a few answers on a bad line, not fifty. What fits nowhere comes by itself.
 */
const groups: readonly ChunkGroup[] = [
  { name: 'first', test: /\/app\/src\/main\.ts$/ },
  { name: 'start', test: /\/app\/src\/Root\.tsx$/ },
  {
    name: 'fields',
    test: /\/ui\/src\/(TextField|PasswordField|Form|BrandMark|TextLink)\/|\/app\/src\/lib\/lib\.copy\.ts$|\/icons\/(user|key-round|lock|mail)\.mjs$/,
  },
  { name: 'sign-in', test: /\/features\/sign-in\/screens\/SignInScreen\.tsx$/ },
  // What a page of text and the frame both need.
  {
    name: 'page',
    test: /\/ui\/src\/(PageHeader|Skeleton|EmptyState|Stack|Card|Accordion|theme)\/|\/swr\/dist\/immutable|\/app\/src\/(lib\/(account\/|session\/|forms\/field-errors|api\/(use-every|failure-text))|parts\/(public-page\/|listing\/LoadFailed))|\/contract\/src\/((auth|permissions|system|dashboards)\/\w+\.endpoints|common\/failures|personal-data\/retention|grades\/grades\.rules)\.ts$/,
  },
  { name: 'overlays', test: widgets('Menu|Popover|Modal|Tooltip') },
  { name: 'frame', test: /\/routes\/SignedInScreen\.tsx$|\/lib\/kept\/answer-cache\.ts$/ },
  {
    name: 'lists',
    test: /\/lucide-react\/|\/ui\/src\/(Table|Select|Checkbox|Ledger|RoleBadge|StatusBadge)\//,
    minShareCount: 2,
  },
  // What the days of a class show, on the starts and where the class is.
  {
    name: 'daily',
    test: /\/ui\/src\/Timetable\/|\/app\/src\/(lib\/since|parts\/(assessments\/(NextStep|dialog-address)|teacher-schedule\/timetable-lessons|results\/ResultBadge|charts\/))|\/contract\/src\/class-events\/class-event-types\.ts$/,
  },
  { name: 'dashboards', test: /\/features\/dashboards\/screens\// },
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'retained', test: /\/retained-data\.data\.ts$/ },
  { name: 'calls', test: isPlain, minShareCount: 3 },
  { name: 'rules', test: ofContract, minShareCount: 4 },
  {
    name: 'choices',
    test: /\/ui\/src\/(Tabs|RadioGroup|SegmentedControl|Switch|TextArea|Toolbar|Pagination|SearchField)\/|\/react-aria\/dist\/private\/(i18n\/useFilter|spinbutton\/useSpinButton|utils\/useUpdateEffect)\./,
  },
  { name: 'combo', test: /\/ui\/src\/ComboBox\/|\/parts\/class-pickers\/ClassPickers\.tsx$/ },
  { name: 'numbers', test: widgets('NumberField') },
  { name: 'days', test: /\/@internationalized\/date\/dist\/private\/CalendarDate\./ },
  { name: 'calendar', test: widgets('DateStepper') },
  { name: 'times', test: widgets('TimeField') },
  { name: 'dates', test: widgets('DatePicker') },
  { name: 'files', test: widgets('FileDrop|ImagePicker') },
  {
    name: 'parts',
    test: /\/app\/src\/(lib|parts\/(listing|lazy|paper|record-form|email))\/|\/parts\/class-pickers\/[\w-]+\.api\.ts$|\/ui\/src\/(Print|ConfirmDelete|ProgressBar|KeyHints)\//,
    minShareCount: 3,
  },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
