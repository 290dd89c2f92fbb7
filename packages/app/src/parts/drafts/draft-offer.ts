export interface DraftOfferProps {
  /** The form of a new record, as its `useRecordForm` names it. */
  form: string;
  /** Opens it. */
  onContinue: () => void;
}
