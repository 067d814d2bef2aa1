// Names that only samples of version 3.10 are given.
declare global {
  interface SampleNames {
    callInputDialog: typeof import('@ohif/extension-default').callInputDialog;
    callInputDialogAutoComplete: typeof import('@ohif/extension-default').callInputDialogAutoComplete;
    createReportDialogPrompt: typeof import('@ohif/extension-default').createReportDialogPrompt;
    MeasurementTable: typeof import('@ohif/ui-next').MeasurementTable;
    SegmentationTable: typeof import('@ohif/ui-next').SegmentationTable;
    useSegmentationExpanded: typeof import('@ohif/ui-next').useSegmentationExpanded;
  }
}

export {};
