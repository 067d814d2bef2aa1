// Names that only samples of version 3.9 are given.
declare global {
  interface SampleNames {
    callInputDialog: typeof import('@ohif/extension-default').callInputDialog;
    showLabelAnnotationPopup: typeof import('@ohif/extension-default').showLabelAnnotationPopup;
  }
}

export {};
