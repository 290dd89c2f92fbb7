import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { institutionSettingsPatchSchema, institutionSettingsSchema } from './institution-settings.schema.ts';
import { municipalitySettingsPatchSchema, municipalitySettingsSchema } from './municipality-settings.schema.ts';
import {
  mailTestAnswerSchema,
  mailTestSchema,
  networkSettingsPatchSchema,
  networkSettingsSchema,
} from './network-settings.schema.ts';
import {
  correctionServicesSchema,
  ownSettingsSchema,
  publicSettingsSchema,
  reportHeaderSchema,
} from './shown-settings.schema.ts';

const byId = z.object({ id: idSchema });
const master: RoleAccess = { roles: ['MASTER'], anyOf: ['view_settings'] };

/** What the audit log calls these tables. */
export const settingsAuditLabels = { settings: 'Configuração', user_preferences: 'Preferências' } as const;

export const settingsEndpoints = {
  municipality: defineEndpoint({
    method: 'GET',
    path: '/settings/municipality/:id',
    access: 'self',
    summary: 'Ano letivo, períodos, janelas de lançamento, mínimos e alerta de faltas de um município',
    request: { params: byId },
    response: municipalitySettingsSchema,
  }),
  updateMunicipality: defineEndpoint({
    method: 'PATCH',
    path: '/settings/municipality/:id',
    access: { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['view_settings'] },
    summary: 'Altera as configurações de um município',
    request: { params: byId, body: municipalitySettingsPatchSchema },
    response: municipalitySettingsSchema,
  }),
  institution: defineEndpoint({
    method: 'GET',
    path: '/settings/institution/:id',
    access: 'self',
    summary: 'Dados, turnos e dias não letivos de uma escola',
    request: { params: byId },
    response: institutionSettingsSchema,
  }),
  updateInstitution: defineEndpoint({
    method: 'PATCH',
    path: '/settings/institution/:id',
    access: { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER'], anyOf: ['view_settings'] },
    summary: 'Altera as configurações de uma escola',
    request: { params: byId, body: institutionSettingsPatchSchema },
    response: institutionSettingsSchema,
  }),
  network: defineEndpoint({
    method: 'GET',
    path: '/settings/network',
    access: master,
    summary: 'Configurações da instalação inteira, sem senhas nem chaves',
    response: networkSettingsSchema,
  }),
  updateNetwork: defineEndpoint({
    method: 'PATCH',
    path: '/settings/network',
    access: master,
    summary: 'Altera as configurações da instalação',
    request: { body: networkSettingsPatchSchema },
    response: networkSettingsSchema,
  }),
  testMail: defineEndpoint({
    method: 'POST',
    path: '/settings/network/mail-test',
    access: master,
    summary: 'Envia uma mensagem de teste pelo servidor de e-mail em vigor',
    request: { body: mailTestSchema },
    response: mailTestAnswerSchema,
  }),
  own: defineEndpoint({
    method: 'GET',
    path: '/settings/me',
    access: 'self',
    summary: 'As preferências do usuário',
    response: ownSettingsSchema,
  }),
  updateOwn: defineEndpoint({
    method: 'PATCH',
    path: '/settings/me',
    access: 'self',
    summary: 'Altera as preferências do usuário',
    request: { body: ownSettingsSchema.partial() },
    response: ownSettingsSchema,
  }),
  public: defineEndpoint({
    method: 'GET',
    path: '/settings/public',
    access: 'public',
    summary: 'O que se sabe antes de entrar: nome da rede, manutenção, demonstração',
    response: publicSettingsSchema,
  }),
  reportHeader: defineEndpoint({
    method: 'GET',
    path: '/settings/report-header',
    access: 'self',
    summary: 'Cabeçalho dos relatórios da rede e de uma escola; sem escola, a do usuário',
    request: { query: z.object({ institution_id: idSchema.optional() }) },
    response: reportHeaderSchema,
  }),
  correctionServices: defineEndpoint({
    method: 'GET',
    path: '/settings/correction-services',
    access: correctors,
    summary: 'Se fotos e gravações podem sair deste servidor, e para onde',
    response: correctionServicesSchema,
  }),
};
