import { ConfirmDelete } from '@caderneta/ui';

export interface RemovalQuestionProps {
  texts: { readonly removeTitle: string; readonly removeQuestion: (name: string) => string };
  /** What is removed. */
  name: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something of the FAQ is removed, without the word: it is soon written again. */
export function RemovalQuestion({ texts, name, onConfirm, onClose }: RemovalQuestionProps) {
  return (
    <ConfirmDelete
      plain
      onClose={onClose}
      title={texts.removeTitle}
      message={texts.removeQuestion(name)}
      onConfirm={onConfirm}
    />
  );
}
