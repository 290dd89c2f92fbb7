import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel } from '../Field/FieldHint.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './ConfirmDelete.css.ts';

export interface ConfirmDeleteProps {
  /** It was given up. */
  onClose: () => void;
  title: string;
  /** What will be lost, with its name. */
  message: ReactNode;
  /** Below it, where what is lost and what stays take more than a sentence. */
  details?: ReactNode;
  /** Runs once EXCLUIR matches. While its promise is pending the button waits; closing afterwards is the caller's. */
  onConfirm: () => void | Promise<void>;
  isPending?: boolean;
  /** Asks without the word to type, for what can be made again easily. */
  plain?: boolean;
}

/**
 * Asks before something is deleted for good, for as long as it is drawn. The word EXCLUIR must be typed in capitals before 'Excluir'
 * works.
 */
export function ConfirmDelete({
  onClose,
  title,
  message,
  details,
  onConfirm,
  isPending = false,
  plain = false,
}: ConfirmDeleteProps) {
  const [typed, setTyped] = useState('');
  const [isRunning, setRunning] = useState(false);
  const texts = messages.confirmDelete;
  const matches = plain || typed === texts.word;
  const isWrong = !matches && typed !== '';
  const waits = isPending || isRunning;

  const confirm = async () => {
    if (!matches || waits) return;
    const answer = onConfirm();
    if (answer === undefined) return;
    setRunning(true);
    try {
      await answer;
    } finally {
      setRunning(false);
    }
  };

  return (
    <Modal
      role="alertdialog"
      size={details === undefined ? 'small' : 'medium'}
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={waits} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" isDisabled={!matches} isPending={waits} onPress={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.warning}>
        <span className={join(styles.disc, iconSlot)}>
          <Trash2 aria-hidden="true" />
        </span>
        <p>{message}</p>
      </div>
      {details !== undefined && <div className={styles.details}>{details}</div>}
      {!plain && (
        <AriaTextField
          value={typed}
          onChange={setTyped}
          isInvalid={isWrong}
          validationBehavior="aria"
          autoComplete="off"
          spellCheck="false"
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Enter') void confirm();
            // The dialog hears Escape only if the field lets it pass.
            else event.continuePropagation();
          }}
          className={join(field.field, styles.typed)}
        >
          <FieldLabel>
            {texts.labelStart} <strong className={styles.word}>{texts.word}</strong>
          </FieldLabel>
          <Group isInvalid={isWrong} className={field.control}>
            <Input className={field.input} autoCapitalize="characters" />
          </Group>
          <FieldHint errorMessage={isWrong ? texts.wrong : undefined} />
        </AriaTextField>
      )}
    </Modal>
  );
}
