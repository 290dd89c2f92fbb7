import { z } from 'zod';

export const faqSchema = z.object({
  id: z.string(),
  category_id: z.string(),
  question: z.string(),
  answer: z.string(),
});
export type Faq = z.infer<typeof faqSchema>;

/** A category with its questions, as the public page lists them. */
export const faqCategorySchema = z.object({ id: z.string(), name: z.string(), faqs: z.array(faqSchema) });
export type FaqCategory = z.infer<typeof faqCategorySchema>;

const required = 'Preencha todos os campos obrigatórios antes de salvar a FAQ.';

/** A question as a form sends it, whole, to create as to change. */
export const faqInputSchema = z.object({
  category_id: z.uuid(required),
  question: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(500, 'A pergunta deve ter no máximo 500 caracteres'),
  answer: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(5000, 'A resposta deve ter no máximo 5000 caracteres'),
});
export type FaqInput = z.input<typeof faqInputSchema>;

export const faqCategoryInputSchema = z.object({
  name: z
    .string({ error: 'O nome da categoria é obrigatório.' })
    .trim()
    .min(1, 'O nome da categoria é obrigatório.')
    .max(120, 'O nome deve ter no máximo 120 caracteres'),
});
export type FaqCategoryInput = z.input<typeof faqCategoryInputSchema>;
