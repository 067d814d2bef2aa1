// What samples use of packages that the viewer brings along.
declare module 'comlink' {
  export function expose(api: object): void;
}

declare module 'html2canvas' {
  export default function html2canvas(element: HTMLElement): Promise<HTMLCanvasElement>;
}

declare module 'react-i18next' {
  type Translate = (key: string, values?: object) => string;
  export function useTranslation(namespace?: string): { t: Translate };
  export const I18nextProvider: import('react').ComponentType<{
    children?: import('react').ReactNode;
    i18n: object;
  }>;
}

declare module '@ohif/i18n' {
  type Language = { value: string; label: string };

  /** platform/i18n/src/index.js; what it does not add is of i18next. */
  const i18n: {
    readonly availableLanguages: Language[];
    readonly initializing: Promise<unknown>;
    addLocales(texts: Record<string, Record<string, Record<string, string>>>): void;
    addResourceBundle(
      language: string,
      namespace: string,
      texts: object,
      isDeep?: boolean,
      isOverwriting?: boolean,
    ): void;
    initI18n(detection?: object): Promise<unknown>;
    t(key: string, values?: object): string;
  };
  export default i18n;
}

declare module '@angular/core' {
  export function Component(metadata: {
    selector: string;
    standalone?: boolean;
    template: string;
  }): (target: unknown, context: unknown) => void;
  export function inject<T>(type: abstract new (...values: any[]) => T): T;
}

declare module '@angular/platform-browser' {
  export abstract class DomSanitizer {
    abstract bypassSecurityTrustResourceUrl(value: string): object;
  }
}

declare module '*.svg' {
  const address: string;
  export default address;
  export const ReactComponent: import('react').ComponentType<import('react').SVGAttributes<SVGSVGElement>>;
}

declare module '*.css';

declare module '@ohif/mode-longitudinal';

// platform/app: samples import from it only to show that it does not work
declare module '@ohif/app';

declare module 'dcmjs' {
  const dcmjs: {
    data: {
      datasetToBlob(dataset: object): Blob;
      /** dcmjs: DicomMessage, data of a file by tags */
      DicomMessage: { readFile(file: ArrayBuffer): { meta: object; dict: object } };
      DicomMetaDictionary: {
        naturalizeDataset(dataset: object): { SOPInstanceUID: string; [keyword: string]: unknown };
        denaturalizeDataset(dataset: object): object;
        namifyDataset(dataset: object): object;
        uid(): string;
      };
      DicomDict: new (meta: object) => { dict: object; write(): ArrayBuffer };
    };
  };
  export default dcmjs;
}

/** Version 6. */
declare module 'react-router-dom' {
  export const Navigate: import('react').ComponentType<{ to: string; replace?: boolean }>;
  export function useParams(): Record<string, string>;
}

// vtk.js: what samples use, with the names of the package's files
declare module '@kitware/vtk.js/Rendering/Core/Mapper' {
  export interface vtkMapper {
    setInputConnection(output: object): void;
  }
  const mapper: { newInstance(): vtkMapper };
  export default mapper;
}

declare module '@kitware/vtk.js/Rendering/Core/Actor' {
  export interface vtkActor {
    setMapper(mapper: object): void;
    getProperty(): { setColor(red: number, green: number, blue: number): boolean };
  }
  const actor: { newInstance(): vtkActor };
  export default actor;
}

declare module '@kitware/vtk.js/Filters/Sources/SphereSource' {
  const source: {
    newInstance(values: { center?: number[]; radius?: number }): { getOutputPort(): object };
  };
  export default source;
}
