/** Who listens to a recording. `embedded`: this server itself; all others are reached at an address. */
export const audioProviders = ['embedded', 'legacy', 'openai-compatible', 'whisper.cpp', 'vosk'] as const;
export type AudioProvider = (typeof audioProviders)[number];
export const audioProviderLabels: Record<AudioProvider, string> = {
  embedded: 'Neste servidor',
  legacy: 'Serviço de análise anterior',
  'openai-compatible': 'Compatível com OpenAI',
  'whisper.cpp': 'whisper.cpp',
  vosk: 'Vosk',
};

/** Largest logo of the report header, bytes, before base64. */
export const logoLimit = 300_000;
