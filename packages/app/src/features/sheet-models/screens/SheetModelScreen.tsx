import { PageHeader } from '@caderneta/ui';
import { useParams } from 'react-router-dom';
import { hrefTo } from '../../../lib/paths.ts';
import { useModel } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { NewModel } from './NewModel.tsx';
import { SavedModel } from './SavedModel.tsx';

/** In the address, of a model that is still to be made. */
const NEW = 'new';

/** One sheet model: a new one, or another edition of one that is there. */
export default function SheetModelScreen() {
  const texts = sheetModelsCopy.editor;
  const { modelId = NEW } = useParams();
  const isNew = modelId === NEW;
  const model = useModel(isNew ? null : modelId);
  return (
    <>
      <PageHeader
        title={isNew ? texts.newTitle : (model.data?.name ?? sheetModelsCopy.title)}
        subtitle={texts.subtitle}
        backHref={hrefTo('sheetModels')}
      />
      {isNew ? <NewModel /> : <SavedModel key={modelId} id={modelId} />}
    </>
  );
}
