export { I18nProvider, RouterProvider } from 'react-aria-components';
export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { AnswerStrip, type AnswerStripProps } from './AnswerStrip/AnswerStrip.tsx';
export { AnswerTable, type AnswerTableProps } from './AnswerTable/AnswerTable.tsx';
export type { AnswerGroup, AnswerRow, AnswerStatus } from './AnswerTable/answer-row.ts';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { Bell, type BellNotification, type BellProps } from './Bell/Bell.tsx';
export { BrandMark, type BrandMarkProps } from './BrandMark/BrandMark.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './Button/Button.tsx';
export { CameraHint, type CameraHintProps } from './Camera/CameraHint.tsx';
export { cameraPicture } from './Camera/CameraView.css.ts';
export { CameraView, type CameraViewProps } from './Camera/CameraView.tsx';
export { ShutterButton, type ShutterButtonProps } from './Camera/ShutterButton.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { columnFormat } from './ChartFrame/chart-number.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { createTextFilter } from './ComboBox/fold-text.ts';
export { CommentBox, type CommentBoxProps } from './CommentBox/CommentBox.tsx';
export { ConfirmDelete, type ConfirmDeleteProps } from './ConfirmDelete/ConfirmDelete.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { DateStepper, type DateStepperProps } from './DateStepper/DateStepper.tsx';
export {
  type DialogHistory,
  DialogHistoryProvider,
  type DialogLayer,
  useBack,
} from './DialogHistory/DialogHistory.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export type { CalendarEvent } from './EventCalendar/calendar-event.ts';
export { EventCalendar, type EventCalendarProps } from './EventCalendar/EventCalendar.tsx';
export { FileButton, type FileButtonProps } from './FileButton/FileButton.tsx';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export { FilesDrop, type FilesDropProps } from './FileDrop/FilesDrop.tsx';
export { Form, type FormError, type FormProps } from './Form/Form.tsx';
export { GradeGrid, type GradeGridProps } from './GradeGrid/GradeGrid.tsx';
export type { GradeChange, GradeRow, GradeState } from './GradeGrid/grade-row.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { IconLink, type IconLinkProps } from './IconButton/IconLink.tsx';
export { ImagePicker, type ImagePickerProps } from './ImagePicker/ImagePicker.tsx';
export { KeyHints, type KeyHintsProps } from './KeyHints/KeyHints.tsx';
export { Ledger, type LedgerItem, type LedgerProps } from './Ledger/Ledger.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { CepField } from './MaskedField/CepField.tsx';
export { CpfField } from './MaskedField/CpfField.tsx';
export type { MaskedFieldProps } from './MaskedField/MaskedField.tsx';
export { PhoneField } from './MaskedField/PhoneField.tsx';
export { MeButton, type MeButtonProps } from './Menu/MeButton.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export type { MenuEntry } from './Menu/menu-entry.ts';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { ModuleProgress, type ModuleProgressProps } from './ModuleProgress/ModuleProgress.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { fetchOverlays, latePart, useLatePart } from './Overlays/late-part.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export {
  type Performance,
  PerformanceBadge,
  type PerformanceBadgeProps,
} from './PerformanceBadge/PerformanceBadge.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { PrintFallback, type PrintFallbackProps } from './Print/PrintFallback.tsx';
export { type PrintResult, printDocument, printInPage } from './Print/print-document.ts';
export type { PrintDocument } from './Print/print-sheet.ts';
export { saveFile } from './Print/save-file.ts';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { ReviewCard, type ReviewCardProps } from './ReviewCard/ReviewCard.tsx';
export { RoleBadge, type RoleBadgeProps } from './RoleBadge/RoleBadge.tsx';
export { RollCall, type RollCallProps, type RollCallRow } from './RollCall/RollCall.tsx';
export { ScoreBadge, type ScoreBadgeProps } from './ScoreBadge/ScoreBadge.tsx';
export { ScrollArea } from './ScrollArea/ScrollArea.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  type PaletteGroup,
  type PaletteItem,
  SearchPalette,
  type SearchPaletteProps,
} from './SearchPalette/SearchPalette.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentItem,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectItem, type SelectProps } from './Select/Select.tsx';
export type { OverlayPoint } from './SheetOverlay/overlay-geometry.ts';
export { type OverlayBubble, SheetOverlay, type SheetOverlayProps } from './SheetOverlay/SheetOverlay.tsx';
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar.tsx';
export type { SidebarChild, SidebarGroup, SidebarItem } from './Sidebar/sidebar-item.ts';
export { SignInFrame, type SignInFrameProps } from './SignInHero/SignInFrame.tsx';
export { SignInHero } from './SignInHero/SignInHero.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge.tsx';
export { StudentCard, type StudentCardProps } from './StudentCard/StudentCard.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export type { RowActions, TableColumn, TableRow, TableSelection, TableSort } from './Table/table-column.ts';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './TextLink/TextLink.tsx';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField.tsx';
export { Timetable, type TimetableProps } from './Timetable/Timetable.tsx';
export type { Lesson, Weekday, WeekMoment } from './Timetable/timetable-week.ts';
export { ToastProvider } from './Toasts/Toasts.tsx';
export { showToast, type ToastMessage, type ToastTone, toastQueue } from './Toasts/toast-queue.ts';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export type { ToolbarSearch } from './Toolbar/toolbar-search.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { TopBar, type TopBarProps } from './TopBar/TopBar.tsx';
export {
  APPEARANCE_KEY,
  type Appearance,
  applyAppearance,
  DEFAULT_APPEARANCE,
  readAppearance,
  saveAppearance,
} from './theme/appearance.ts';
export { abovePhone, aboveTablet, forcedColors, large, paper, phone, tablet } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { cutAtEnd, endToEnd, hiddenOnPaper, screenOnly, visuallyHidden } from './theme/mixins.css.ts';
export { aboveStickyFoot, stickyFoot } from './theme/sticky-foot.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { formatClock } from './Waveform/format-clock.ts';
export type { TimeSpan } from './Waveform/time-span.ts';
export { Waveform, type WaveformProps } from './Waveform/Waveform.tsx';
export { Wizard, type WizardProps, type WizardReturn, type WizardStep } from './Wizard/Wizard.tsx';
export type { AlignedWord } from './WordAlignment/aligned-word.ts';
export { WordAlignment, type WordAlignmentProps } from './WordAlignment/WordAlignment.tsx';
export { MarkedText, type MarkedTextProps } from './WordMarking/MarkedText.tsx';
export type { MarkedWord, WordMark } from './WordMarking/marked-word.ts';
export { WordMarking, type WordMarkingProps } from './WordMarking/WordMarking.tsx';
