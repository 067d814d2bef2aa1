import { ScrollArea, ScrollBar } from '@/components/ui/scroll-area';

const tags = [
  ['(0008,0005)', 'SpecificCharacterSet', 'CS', 'ISO_IR 192'],
  ['(0008,0016)', 'SOPClassUID', 'UI', '1.2.840.10008.5.1.4.1.1.2'],
  ['(0008,0020)', 'StudyDate', 'DA', '20240314'],
  ['(0008,0060)', 'Modality', 'CS', 'CT'],
  ['(0018,0050)', 'SliceThickness', 'DS', '1.0'],
  ['(0018,0060)', 'KVP', 'DS', '120'],
  [
    '(0020,000D)',
    'StudyInstanceUID',
    'UI',
    '1.3.6.1.4.1.14519.5.2.1.6279.6001.298806137288633453246975630178',
  ],
  ['(0020,0013)', 'InstanceNumber', 'IS', '117'],
  ['(0028,0030)', 'PixelSpacing', 'DS', '0.703125\\0.703125'],
  ['(0028,1050)', 'WindowCenter', 'DS', '-600'],
  ['(0028,1051)', 'WindowWidth', 'DS', '1500'],
];

export function ScrollAreaBothDirections() {
  return (
    <ScrollArea
      type="always"
      aria-label="DICOM tags"
      className="h-48 w-full max-w-md rounded border border-neutral/50"
    >
      <table className="me-3 mb-3 text-base whitespace-nowrap text-foreground">
        <thead>
          <tr className="text-muted-foreground">
            <th className="px-3 py-1 text-start font-normal">Tag</th>
            <th className="px-3 py-1 text-start font-normal">Name</th>
            <th className="px-3 py-1 text-start font-normal">VR</th>
            <th className="px-3 py-1 text-start font-normal">Value</th>
          </tr>
        </thead>
        <tbody>
          {tags.map(([tag, name, representation, value]) => (
            <tr key={tag}>
              <td className="px-3 py-1">{tag}</td>
              <td className="px-3 py-1">{name}</td>
              <td className="px-3 py-1">{representation}</td>
              <td className="px-3 py-1">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ScrollBar orientation="horizontal" />
    </ScrollArea>
  );
}
