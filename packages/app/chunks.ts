interface ChunkGroup {
  readonly name: string;
  /** Modules that it begins with, by their path. */
  readonly test: RegExp;
  /** Only of modules that so many screens need. */
  readonly minShareCount?: number;
}

/** What a folder of the design system is, by its name. */
const widgets = (names: string): RegExp => new RegExp(`/packages/ui/src/(${names})/`);

/**
 * Which modules come together: each is in the first that it fits, and brings along what it stands on and no earlier one has. So an earlier
 * one never needs a later one, and a screen is a few answers on a bad line, not fifty. What fits nowhere comes by itself.
 */
const groups: readonly ChunkGroup[] = [
  { name: 'first', test: /\/app\/src\/main\.ts$/ },
  { name: 'start', test: /\/app\/src\/Root\.tsx$/ },
  { name: 'fields', test: widgets('TextField|PasswordField|Form') },
  { name: 'sign-in', test: /\/features\/sign-in\/screens\/SignInScreen\.tsx$/ },
  {
    name: 'frame',
    test: /\/routes\/SignedInScreen\.tsx$|\/lib\/api\/use-every\.ts$|\/lib\/kept\/answer-cache\.ts$|\/listing\/LoadFailed\.tsx$/,
  },
  { name: 'lists', test: widgets('Table|Select|Checkbox') },
  { name: 'dashboards', test: /\/features\/dashboards\/screens\// },
  { name: 'schemas', test: /\/node_modules\/zod\/|\/contract\/src\/.+\.schema\.ts$/ },
  {
    name: 'choices',
    test: widgets('Tabs|Accordion|RadioGroup|SegmentedControl|Switch|TextArea|Toolbar|Pagination|SearchField'),
  },
  { name: 'calls', test: /\/contract\/src\/.+\.endpoints\.ts$/, minShareCount: 3 },
  { name: 'parts', test: /\/lucide-react\/|\/app\/src\/(lib|parts\/(listing|record-form))\//, minShareCount: 4 },
  { name: 'combo', test: widgets('ComboBox') },
  { name: 'files', test: widgets('FileDrop|ImagePicker') },
  { name: 'dates', test: widgets('DatePicker|TimeField|NumberField|EventCalendar|DateStepper') },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
