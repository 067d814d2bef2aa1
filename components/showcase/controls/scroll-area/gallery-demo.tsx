import { ScrollArea } from '@/components/ui/scroll-area';

const series = [
  'Scout',
  'CT Thorax lung',
  'CT Thorax soft tissue',
  'CT Abdomen',
  'CT Pelvis',
  'PET AC',
  'PET NAC',
];

export default function ScrollAreaGalleryDemo() {
  return (
    <div className="h-20 w-44">
      <ScrollArea type="always" aria-label="Series">
        <ul className="text-base text-foreground">
          {series.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}
