import { z } from 'zod';
import { requiredName, requiredText } from '../common/form-values.ts';

export const faqSchema = z.object({
  id: z.string(),
  category_id: z.string(),
  question: z.string(),
  answer: z.string(),
  version: z.number(),
});
export type Faq = z.infer<typeof faqSchema>;

/** A category with its questions, as the public page lists them. */
export const faqCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  faqs: z.array(faqSchema),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

const required = 'Preencha todos os campos obrigatórios antes de salvar a FAQ.';

/** A question as a form sends it, whole. */
export const faqInputSchema = z.object({
  category_id: z.uuid(required),
  question: requiredName(required, 'A pergunta', 500),
  answer: requiredText(required, 'A resposta', 5000),
});
export type FaqInput = z.input<typeof faqInputSchema>;
export const faqPatchSchema = faqInputSchema.extend({ version: z.int().optional() });

export const faqCategoryInputSchema = z.object({
  name: requiredName('O nome da categoria é obrigatório.', 'O nome', 120),
});
export type FaqCategoryInput = z.input<typeof faqCategoryInputSchema>;
export const faqCategoryPatchSchema = faqCategoryInputSchema.extend({ version: z.int().optional() });
