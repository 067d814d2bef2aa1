/** A construct that a code fragment is part of, with the code that completes the fragment for the compiler. */
export interface EnclosingConstruct {
  /** Code to insert before the fragment, on a separate line. */
  open: string;
  /** Code to insert after the fragment, on a separate line. */
  close: string;
  /** Type that the completed fragment must be assignable to. */
  type?: string;
  /** Description for authors, shown in `docs/code-samples.md`. */
  about: string;
}

const properties = { open: '({', close: '})' } as const;
const list = { open: '([', close: '])' } as const;

/** Constructs by the value of the attribute `part="…"` of a code block. */
export const enclosingConstructs: Readonly<Record<string, EnclosingConstruct>> = {
  AppConfig: { ...properties, type: 'Partial<SampleTypes.AppConfig>', about: 'keys of `window.config`' },
  DataSources: { ...list, type: 'SampleTypes.AppConfig["dataSources"]', about: 'entries of `dataSources`' },
  DicomWebConfig: {
    ...properties,
    type: 'SampleTypes.DicomWebConfig',
    about: 'keys of the `configuration` of a DICOMweb source',
  },
  Extension: { ...properties, type: 'Partial<SampleTypes.Extension>', about: 'members of an extension' },
  Mode: { ...properties, type: 'Partial<SampleTypes.Mode>', about: 'members of what `modeFactory` returns' },
  Buttons: { ...list, type: 'SampleTypes.Button[]', about: 'buttons for `toolbarService.addButtons`' },
  ButtonProps: { ...properties, type: 'Partial<SampleTypes.ButtonProps>', about: '`props` of a button' },
  Protocol: { ...properties, type: 'Partial<SampleTypes.Protocol>', about: 'keys of a hanging protocol' },
  ProtocolStage: {
    ...properties,
    type: 'Partial<SampleTypes.ProtocolStage>',
    about: 'keys of a stage of a hanging protocol',
  },
  ProtocolViewport: {
    ...properties,
    type: 'Partial<SampleTypes.ProtocolViewport>',
    about: 'keys of a viewport of a stage',
  },
  MatchingRules: { ...list, type: 'SampleTypes.MatchingRule[]', about: 'rules of a hanging protocol' },
  properties: { ...properties, about: 'keys of any other object' },
  list: { ...list, about: 'entries of any other array' },
  value: { open: '(', close: ')', about: 'an expression' },
  members: { open: 'interface SamplePart {', close: '}', about: 'members of a type' },
  function: { open: 'async function samplePart() {', close: '}', about: 'statements of a function' },
  attributes: { open: '<SampleElement', close: '/>', about: 'attributes of an element' },
};
