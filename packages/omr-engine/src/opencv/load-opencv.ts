import type { OpenCv } from './opencv-types.ts';

/** The module that `scripts/split-opencv.mjs` writes: an Emscripten factory. */
export type OpenCvFactory = (settings: Record<string, unknown>) => unknown;

/** Compiles and instantiates the WebAssembly that the factory asks for. */
export type Instantiate = (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;

/** OpenCV in a box: the module itself has a `then` and would hang whoever awaits it. */
export interface BoxedOpenCv {
  readonly cv: OpenCv;
}

/**
 * Starts OpenCV.js from its split files.
 *
 * @returns The module, boxed.
 * @throws When the WebAssembly cannot be compiled or the runtime aborts.
 */
export function loadOpenCv(factory: OpenCvFactory, instantiate: Instantiate): Promise<BoxedOpenCv> {
  return new Promise((resolve, reject) => {
    const settings: Record<string, unknown> = {
      instantiateWasm(
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) {
        instantiate(imports).then(({ instance, module }) => receive(instance, module), reject);
        return {};
      },
      onRuntimeInitialized() {
        resolve({ cv: settings as unknown as OpenCv });
      },
      onAbort(reason: unknown) {
        reject(new Error(`OpenCV: ${String(reason)}`));
      },
      print: () => undefined,
      printErr: () => undefined,
    };
    try {
      factory(settings);
    } catch (reason) {
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    }
  });
}
