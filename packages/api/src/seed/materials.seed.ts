import type { FileStore } from '../files/file-store.ts';
import { files } from '../schema/files.table.ts';
import { materials } from '../schema/materials.table.ts';
import { type MaterialContent, mainClassMaterials } from './content/materials.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { daysBefore, type Moment, type SchoolClass, type Teacher } from './world.ts';

const PAGE = { width: 595.28, height: 841.89, margin: 64 };

/** Writes the main class's material to the file store and makes its rows. */
export async function makeMaterials(
  moment: Moment,
  schoolClass: SchoolClass,
  author: Teacher,
  store: FileStore,
): Promise<TableRows[]> {
  const draw = moment.draw.fork('materials');
  const municipality_id = schoolClass.school.municipality.id;
  const fileRows: (typeof files.$inferInsert)[] = [];
  const materialRows: (typeof materials.$inferInsert)[] = [];
  for (const [index, material] of mainClassMaterials.entries()) {
    const created_at = daysBefore(moment, 20 - index * 4, '16:40');
    const content = await contentOf(material, created_at);
    const { key, sizeBytes, sha256 } = await store.put(content, { municipalityId: municipality_id, now: created_at });
    const file = { id: draw.id(created_at), municipality_id, key, sha256, size: sizeBytes, created_at };
    fileRows.push({ ...file, media_type: material.kind === 'pdf' ? 'application/pdf' : 'text/plain' });
    materialRows.push({
      id: draw.id(created_at),
      class_id: schoolClass.id,
      title: material.title,
      description: material.description,
      file_id: file.id,
      file_name: material.fileName,
      hidden: material.hidden,
      created_by: author.userId,
      created_at,
      updated_at: created_at,
    });
  }
  return [rowsOf(files, fileRows), rowsOf(materials, materialRows)];
}

async function contentOf(material: MaterialContent, made: Date): Promise<Uint8Array> {
  if (material.kind === 'text') return new TextEncoder().encode(`${material.paragraphs.join('\n\n')}\n`);
  // Only here: a server that seeds nothing has no use for it.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(material.title);
  document.setCreationDate(made);
  document.setModificationDate(made);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const x = PAGE.margin;
  const maxWidth = PAGE.width - 2 * PAGE.margin;
  let y = PAGE.height - PAGE.margin - 18;
  page.drawText(material.title, { x, y, size: 18, font: bold });
  y -= 36;
  for (const paragraph of material.paragraphs) {
    page.drawText(paragraph, { x, y, size: 12, font, maxWidth, lineHeight: 18 });
    y -= 18 * Math.ceil(font.widthOfTextAtSize(paragraph, 12) / (maxWidth * 0.9)) + 12;
  }
  return document.save();
}
