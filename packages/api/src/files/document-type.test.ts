import { expect, test } from 'vitest';
import { documentTypeOf, fileNameOf, isSafeToShow } from './document-type.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const zip = (rest: string) => bytes(`PK\x03\x04${'\x00'.repeat(26)}${rest}`);

test.each([
  ['application/pdf', bytes('%PDF-1.7')],
  ['image/webp', bytes('RIFF????WEBP')],
  ['audio/wav', bytes('RIFF????WAVE')],
  ['audio/mpeg', bytes('ID3\x04')],
  ['audio/mp4', bytes('\x00\x00\x00\x20ftypM4A ')],
  ['video/mp4', bytes('\x00\x00\x00\x20ftypisom')],
  ['application/vnd.oasis.opendocument.text', zip('mimetypeapplication/vnd.oasis.opendocument.textPK')],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    zip('[Content_Types].xml….word/document.xml'),
  ],
  ['text/plain', Uint8Array.from(Buffer.from('Atenção: <script>'))],
  [null, zip('program.exe')],
  [null, bytes('MZ\x90\x00')],
  [null, bytes('\xe7\xe3')],
  [null, bytes('')],
])('%s is told by the bytes', (type, content) => {
  expect(documentTypeOf(content)).toBe(type);
});

test('text is only saved, under a name that says what it is', () => {
  expect([isSafeToShow('text/plain'), isSafeToShow('application/pdf'), isSafeToShow('image/png')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([fileNameOf('Lista', 'application/pdf'), fileNameOf('Lista', 'x/y')]).toEqual(['Lista.pdf', 'Lista.bin']);
});

test.each([
  ['prova.pdf', 'application/pdf', 'prova.pdf'],
  ['FOTO.JPEG', 'image/jpeg', 'FOTO.JPEG'],
  ['notas.csv', 'text/plain', 'notas.csv'],
  ['Prova 1/2', 'application/pdf', 'Prova 1-2.pdf'],
  ['aviso.hta', 'text/plain', 'aviso.hta.txt'],
  ['abrir.vbs', 'text/plain', 'abrir.vbs.txt'],
  ['pagina.html', 'text/plain', 'pagina.html.txt'],
  ['..\\..\\x.bat', 'text/plain', '-..-x.bat.txt'],
  ['dados', 'application/octet-stream', 'dados.bin'],
])('%s of type %s is given back as %s', (name, type, given) => expect(fileNameOf(name, type)).toBe(given));
