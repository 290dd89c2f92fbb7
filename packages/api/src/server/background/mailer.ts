import { createTransport } from 'nodemailer';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a plain-text message. Rejects when the mail server refuses it. */
export interface Mailer {
  send(message: Message): Promise<void>;
}

/** A mailer on the SMTP server of `url` (`smtp://user:password@host:587`); `from` is the sender that people see. */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
  };
}
