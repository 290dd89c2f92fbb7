import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema.ts';
import { optionalText } from '../common/form-values.ts';
import { audioProviders, logoLimit } from './network-settings.rules.ts';

/** Where a service's configuration comes from: this screen, the server's environment, or nowhere. */
const sourceSchema = z.enum(['settings', 'environment', 'none']);
export type SettingSource = z.infer<typeof sourceSchema>;

/** Hours without use after which a session ends, where nobody set others. */
export const defaultSessionHours = 12;

/** The text and the picture at the head of reports. `logo` is a PNG or JPEG in base64, with its 'data:' prefix. */
const reportHeaderSchema = z.object({ text: z.string().nullable(), logo: z.string().nullable() });

const maintenanceSchema = z.object({ active: z.boolean(), message: z.string().nullable() });

/** What MASTER sets for the whole installation. Passwords and keys are written, never read: `has_…` says that there is one. */
export const networkSettingsSchema = z.object({
  report_header: reportHeaderSchema,
  maintenance: maintenanceSchema,
  session_hours: z.number(),
  mail: z.object({
    source: sourceSchema,
    host: z.string().nullable(),
    port: z.number().nullable(),
    secure: z.boolean(),
    user: z.string().nullable(),
    from: z.string().nullable(),
    has_password: z.boolean(),
  }),
  answer_sheets: z.object({ source: sourceSchema, legacy_url: z.string().nullable() }),
  audio: z.object({
    source: sourceSchema,
    provider: z.enum(audioProviders),
    url: z.string().nullable(),
    has_key: z.boolean(),
  }),
  version: z.number(),
});
export type NetworkSettings = z.infer<typeof networkSettingsSchema>;

const addressMessage = 'Use um endereço http:// ou https://';
const serviceUrl = z.url({ protocol: /^https?$/, error: addressMessage }).max(500, addressMessage);
const hoursMessage = 'A sessão expira em 1 a 720 horas';
const portMessage = 'A porta vai de 1 a 65535';

/** An absent secret stays as it is; null takes it away. */
const secret = z
  .string()
  .min(1, 'Informe a senha ou deixe o campo como está')
  .max(500, 'A senha deve ter no máximo 500 caracteres')
  .nullable()
  .optional();

/** A mail server. `secure`: TLS from the first byte (465); else it begins in the clear and is raised where the server can. */
export const mailServerSchema = z.object({
  host: z
    .string({ error: 'Informe o servidor' })
    .trim()
    .regex(/^[\w.:-]{1,250}$/, 'Informe o servidor, como smtp.prefeitura.gov.br'),
  port: z.int(portMessage).min(1, portMessage).max(65_535, portMessage).default(587),
  secure: z.boolean().default(false),
  user: optionalText('O usuário', 200).default(null),
  password: secret,
  from: z
    .string({ error: 'Informe o remetente' })
    .trim()
    .min(3, 'Informe o remetente')
    .max(250, 'O remetente deve ter no máximo 250 caracteres')
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'Informe o remetente, como Escola <escola@prefeitura.gov.br>'),
});

const audioServiceSchema = z
  .object({
    provider: z.enum(audioProviders, 'Selecione o serviço'),
    url: serviceUrl.nullable().default(null),
    key: secret,
  })
  .refine(({ provider, url }) => provider === 'embedded' || url !== null, {
    path: ['url'],
    message: 'Informe o endereço do serviço',
  });

/**
 * Changes of the installation's settings: what is absent stays. `mail`, `answer_sheets` and `audio` go before the server's environment;
 * null gives the environment back its word.
 */
export const networkSettingsPatchSchema = z
  .object({
    report_header: z.object({
      text: optionalText('O cabeçalho', 500),
      logo: z
        .string()
        .max(logoLimit * 1.4, 'A imagem deve ter no máximo 300 kB')
        .nullable(),
    }),
    maintenance: z.object({ active: z.boolean(), message: optionalText('A mensagem', 300).default(null) }),
    session_hours: z.int(hoursMessage).min(1, hoursMessage).max(720, hoursMessage),
    mail: mailServerSchema.nullable(),
    answer_sheets: z.object({ legacy_url: serviceUrl.nullable() }).nullable(),
    audio: audioServiceSchema.nullable(),
  })
  .partial()
  .extend({ version: z.int().optional() });
export type NetworkSettingsPatch = z.input<typeof networkSettingsPatchSchema>;

export const mailTestSchema = z.object({ to: emailSchema });
/** Whether the mail server took the message; `reason` is for the person who configures it. */
export const mailTestAnswerSchema = z.object({ sent: z.boolean(), reason: z.string().nullable() });
