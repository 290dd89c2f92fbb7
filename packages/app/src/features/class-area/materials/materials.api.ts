import { materialEndpoints } from '@caderneta/contract';
import { useEvery } from '../../../lib/api/use-every.ts';
import { useRecordWrites } from '../../../lib/api/use-record-writes.ts';

export const useMaterials = (classId: string) => useEvery(materialEndpoints.list, { query: { class_id: classId } });

/** Writes to materials; the list is fresh afterwards. */
export const useMaterialWrites = () =>
  useRecordWrites(materialEndpoints, materialEndpoints.list, materialEndpoints.get);
