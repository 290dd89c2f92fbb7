export const phoneTypes = ['MOBILE', 'LANDLINE', 'WHATSAPP', 'COMMERCIAL', 'OTHER'] as const;
export type PhoneType = (typeof phoneTypes)[number];
export const phoneTypeLabels: Record<PhoneType, string> = {
  MOBILE: 'Celular',
  LANDLINE: 'Fixo',
  WHATSAPP: 'WhatsApp',
  COMMERCIAL: 'Comercial',
  OTHER: 'Outro',
};

export const addressTypes = ['RESIDENTIAL', 'COMMERCIAL', 'BILLING', 'DELIVERY', 'OTHER'] as const;
export type AddressType = (typeof addressTypes)[number];
export const addressTypeLabels: Record<AddressType, string> = {
  RESIDENTIAL: 'Residencial',
  COMMERCIAL: 'Comercial',
  BILLING: 'Cobrança',
  DELIVERY: 'Entrega',
  OTHER: 'Outro',
};
