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
/** What a list is saved by: it comes when one is saved. */
const ofExports =
  /\/app\/src\/lib\/save-table\.ts$|\/contract\/src\/export\/(about-export|excel-bytes|csv-text|export-file-name|export-table|zip-bytes)\.ts$/;
/** Sheets of other makers and of two pages, results by skill, reports, the network's scale, the bank of questions, windows of posting and what was archived: few look at them. */
const ofFew =
  /\/contract\/src\/(sheet-models\/|bank-items\/|network-scale\/|archive\/|backups\/|assessments\/key-shape\.|omr\/(omr\.endpoints|sheet-model-layout)\.|sheet-answers\/(sheet-wire|sheet-parts|grade-sheet)\.|school-year\/(grade-closure\.rules|reopenings\.endpoints)|skills\/skill-(map|verdict|year)\.|reports\/report-ids\.)/;
/** Calls, of which the build takes the schemas out, and rules and words that need none. */
const isPlain = (module: string): boolean =>
  ofContract.test(module) &&
  !ofExports.test(module) &&
  !ofFew.test(module) &&
  (module.endsWith('.endpoints.ts') || !isChecking(module));

/** Calls that no list of people, classes or grades makes. */
const ofFewScreens =
  /\/contract\/src\/(learning|materials|personal-data|achievements|attendance-sheets|imports)\/[\w-]+\.(endpoints|rules)\.ts$|\/contract\/src\/(personal-data\/view-kinds|reading\/(ear-marks|reading-rates|[\w-]+\.rules|(recordings|pupil-consents)\.endpoints)|settings\/shifts|skills\/skill-kind-labels)\.ts$/;

/** Forms, tabs, and what is shared of this application. */
const ofMostScreens =
  /\/ui\/src\/(Tabs|SegmentedControl|Switch|TextArea|ProgressBar|FileButton)\/|\/ui\/src\/(FileDrop\/file-rules|Field\/use-own-value|ComboBox\/fold-text|Print\/save-file)\.ts$|\/react-aria\/dist\/private\/(i18n\/useFilter|utils\/useUpdateEffect)\.|\/app\/src\/(lib\/(?!outbox\/outbox-calls|save-table|forms\/use-asked|use-restored-focus|use-single-run|use-turn)|parts\/((lazy|record-form(?!\/RemovalDialog)|email)\/|drafts\/use-page-draft\.|class-pickers\/[\w-]+\.(api|copy)\.))/;

/**
 * Which modules come together: each is in the first that it fits, and brings along what it stands on and no earlier one has. So an earlier
 * one never needs a later one, and a screen is a few answers on a bad line, not fifty. What fits nowhere comes by itself.
 */
const groups: readonly ChunkGroup[] = [
  { name: 'first', test: /\/app\/src\/main\.ts$/ },
  {
    name: 'start',
    test: /\/app\/src\/(Root\.tsx|lib\/lib\.copy\.ts)$|\/ui\/src\/(BrandMark|TextLink|IconButton)\/|\/theme\/mixins\.css\.ts$|\/(createLucideIcon|icons\/(key-round|circle-question-mark|triangle-exclamation-point|info|check|x|chevron-down|search))\.mjs$/,
  },
  {
    name: 'fields',
    test: /\/ui\/src\/(TextField|Form)\/|\/icons\/(user|lock|mail|eye)\.mjs$/,
  },
  // Of few screens, while all that opens over a page stands on the other fields.
  { name: 'password-field', test: /\/ui\/src\/PasswordField\/|\/icons\/eye-off\.mjs$/ },
  { name: 'sign-in', test: /\/features\/sign-in\/screens\/SignInScreen\.tsx$/ },
  // What a page of text and the frame both need.
  {
    name: 'page',
    test: /\/ui\/src\/(theme\/|Menu\/Menu\.tsx)|\/app\/src\/lib\/(account\/|session\/|api\/(use-call|failure-text)|forms\/field-errors)|\/contract\/src\/((auth|system)\/\w+\.endpoints|common\/(failures|written-time)|school-year\/year-result\.rules|personal-data\/retention)\.ts$/,
  },
  // What nearly every screen shows.
  {
    name: 'shown',
    test: /\/ui\/src\/(PageHeader|Skeleton|EmptyState|Stack|Card|Badge)\/|\/(icons\/(plus|minus)|react-aria-components\/dist\/private\/Heading|visually-hidden\/VisuallyHidden)\.mjs$|\/swr\/dist\/immutable|\/app\/src\/(lib\/api\/use-every|parts\/listing\/(LoadFailed|taken-as))|\/contract\/src\/(access\/correctors|grades\/grades\.rules|assessments\/assessment-kinds|class-events\/class-event-types|common\/email\.rules|(faqs\/faqs|settings\/settings)\.endpoints)\.ts$/,
  },
  {
    name: 'frame',
    test: /\/routes\/SignedInScreen\.tsx$|\/lib\/(kept\/answer-cache|forms\/keepable|place\/use-heading-focus)\.ts$|\/parts\/(assessments\/dialog-address\.ts|drafts\/screens\/DraftOffer\.tsx)$/,
  },
  // What opens over the page: fetched once that is painted.
  {
    name: 'overlays',
    test: /\/packages\/ui\/src\/((Popover|Modal|Select)\/|(Menu\/MenuSurface|Bell\/BellPanel|Sidebar\/(RailTip|SidebarDrawer)|Toasts\/ToastArea)\.tsx$)/,
  },
  {
    name: 'lists',
    test: /\/lucide-react\/|\/app\/src\/(parts\/(charts\/|results\/ResultBadge\.)|lib\/since\.ts$)|\/contract\/src\/((dashboards|permissions)\/\w+\.endpoints|assessments\/next-step\.rules|teacher-schedules\/weekdays)\.ts$|\/ui\/src\/(Table|Checkbox|Ledger|RoleBadge|StatusBadge)\//,
    minShareCount: 2,
  },
  { name: 'folds', test: widgets('Accordion') },
  // What the days of a class show, on the starts and where the class is.
  {
    name: 'daily',
    test: /\/ui\/src\/Timetable\/|\/app\/src\/lib\/use-now\.ts$|\/app\/src\/parts\/(assessments\/NextStep|teacher-schedule\/timetable-lessons|results\/(ResultLines|results-summary))/,
  },
  { name: 'dashboards', test: /\/features\/dashboards\/screens\/(?!MyGrades)/ },
  { name: 'public-page', test: /\/parts\/public-page\// },
  {
    name: 'about',
    test: /\/features\/about\/(about\.copy\.ts|components\/TextSections\.tsx)$|\/retained-data\.data\.ts$/,
  },
  // What nearly every screen of a list or a record has; small things that only some have cost less here than a file of their own.
  {
    name: 'tools',
    test: (module) => ofMostScreens.test(module) || (isPlain(module) && !ofFewScreens.test(module)),
    minShareCount: 2,
  },
  {
    name: 'fewer-calls',
    test: (module) =>
      isPlain(module) ||
      /\/(ModuleProgress|ConfirmDelete|ChartFrame\/use-room|students\/students\.(api|copy)|personal-data\.copy|use-asked)\.tsx?$/.test(
        module,
      ),
    minShareCount: 2,
  },
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'password', test: /\/contract\/src\/(auth\/auth\.schema|common\/form-values)\.ts$/ },
  { name: 'new-password', test: /\/features\/sign-in\/(screens\/NewPasswordForm|sign-in\.api|link-token)\.tsx?$/ },
  {
    name: 'rules',
    test: (module) => ofContract.test(module) && !ofExports.test(module) && !ofFew.test(module),
    minShareCount: 2,
  },
  // What nearly every list has.
  {
    name: 'listing',
    test: /\/ui\/src\/(Toolbar|Pagination|SearchField|Print|KeyHints)\/|\/app\/src\/parts\/(listing|paper|drafts)\/|\/lib\/use-single-run\.ts$|\/parts\/(paper-pdf\/use-drawn-paper|assessments\/(assessments\.api|screens\/assessment-dialogs)|attachment-preview\/(DownloadButton|download-href|file-state))\.tsx?$|\/DateStepper\/day-text\.ts$/,
    minShareCount: 2,
  },
  { name: 'exports', test: ofExports },
  {
    name: 'class-area',
    test: /\/class-area\/(screens\/ClassAreaScreen|use-own-discipline)\.tsx?$/,
  },
  { name: 'class-grades', test: /\/class-area\/grades\/(grade-closure|use-gradebook-column|GradePickers)\.tsx?$/ },
  { name: 'teaching', test: /\/(TeacherTimetable|QualificationList)\.tsx$/ },
  {
    name: 'people',
    test: /\/features\/people\/(screens\/PeopleScreen|components\/(PersonCard|PeopleGrid)|use-people-list)\.tsx?$|\/user-form\.copy\.ts$/,
  },
  { name: 'review', test: /\/(KeyEffectPanel|ReviewCard)\.tsx$/ },
  {
    name: 'settings',
    test: /\/features\/settings\/(screens\/(SettingsScreen|SettingsForm)|components\/(SettingsCard|EditableList|LoadedSection)|settings\.api|network\.copy|calendar-form)\.tsx?$|\/contract\/src\/(archive|backups)\/[\w-]+\.endpoints\.ts$/,
  },
  {
    name: 'combo',
    test: /\/ui\/src\/ComboBox\/ComboBox\.tsx$|\/parts\/(class-pickers\/(ClassPickers|use-only-choice)|managed-municipality\/[\w-]+)(\.copy)?\.tsx?$/,
  },
  { name: 'activities', test: /\/screens\/ActivitiesScreen\.tsx$|\/parts\/assessments\/use-class-lists\.ts$/ },
  {
    name: 'question-bank',
    test: /\/features\/question-bank\/(screens\/(ItemFilters|use-item-filter)|question-bank\.copy|assemble-draft|components\/)|\/parts\/bank-items\/bank-items\.(api|copy)\.ts$|\/contract\/src\/bank-items\/bank-items\.(endpoints|rules)\.ts$/,
  },
  { name: 'radio', test: widgets('RadioGroup') },
  { name: 'lesson', test: /\/features\/lessons\/(screens\/(LessonScreen|ModulesScreen)\.tsx|lesson-state\.ts)$/ },
  { name: 'numbers', test: /\/ui\/src\/NumberField\/|\/react-aria\/dist\/private\/spinbutton\/useSpinButton\./ },
  { name: 'days', test: /\/@internationalized\/date\/dist\/private\/CalendarDate\./ },
  { name: 'times', test: widgets('TimeField') },
  { name: 'dates', test: widgets('DatePicker') },
  { name: 'files', test: widgets('FileDrop') },
  { name: 'comlink', test: /\/node_modules\/comlink\// },
  // Whoever reads photos opens them first.
  {
    name: 'photos',
    test: /\/parts\/(sheet-photo\/open-photo|sheet-identity\/sheet-identity)\.ts$|\/omr-engine\/src\/(failures|browser\/picture)\.ts$/,
  },
  { name: 'reader', test: /\/omr-engine\/src\/browser\/client\.ts$/ },
  {
    name: 'sheet-reading',
    test: /\/routes\/SheetCorrectionScreen\.tsx$|\/ui\/src\/Camera\/ShutterButton\.tsx$|\/contract\/src\/sheet-answers\/(sheet-wire|grade-sheet)\.ts$|\/parts\/sheet-reading\/(?!sheet-questions|components\/PupilChoice|screens\/|reading\/(picture-reader|frame-loop|read-sheet-image|without-repeats)\.|(machine|components)\/(overlay-marks|server-turn|sheet-number|typed-answers)\.)/,
  },
  // What asks for a photo and a key's photo share with what reads pictures.
  { name: 'photo-pages', test: /\/contract\/src\/omr\/omr\.endpoints\.ts$|\/omr-engine\/src\/read-either-page\.ts$/ },
  {
    name: 'picture-reader',
    test: /\/parts\/sheet-reading\/reading\/picture-reader\.ts$|\/correct-class\/reading\/(page-sources|read-pages|read-files)\.ts$/,
  },
  {
    name: 'skill-results',
    test: /\/contract\/src\/skills\/skill-(map|verdict)\.(endpoints|rules)\.ts$|\/(parts\/skill-map|assessment-results\/skills)\//,
  },
  // The map of skills has a page, and is a part of the results, which has it later.
  { name: 'skill-maps', test: /\/features\/skill-maps\/|\/skill-map\/(screens\/|map-columns|skill-map\.api)/ },
  {
    name: 'network-scale',
    test: /\/contract\/src\/network-scale\/[\w-]+\.endpoints\.ts$|\/features\/network-scale\/(network-scale\.|screens\/(NetworkScaleScreen|ScaleRun)\.)/,
  },
  {
    name: 'sheet-models',
    test: /\/contract\/src\/sheet-models\/[\w-]+\.(endpoints|rules)\.ts$|\/features\/sheet-models\/sheet-models\.(api|copy)\.ts$/,
  },
  { name: 'results', test: /\/assessment-results\/(screens\/ResultsScreen\.tsx|assessment-results\.copy\.ts)$/ },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
