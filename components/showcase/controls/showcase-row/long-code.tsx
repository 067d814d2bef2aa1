import { ShowcaseRow } from '@/components/ui/showcase-row';

const code = `servicesManager.services.measurementService.subscribe(measurementService.EVENTS.MEASUREMENT_ADDED, ({ measurement }) => {
  console.log(measurement.label, measurement.displayText);
});`;

export function ShowcaseRowLongCode() {
  return (
    <ShowcaseRow
      title="Log each measurement"
      headingLevel={3}
      description="Lines that are too long scroll inside their box, by keyboard too."
      code={code}
    >
      <p>Length 42.6 mm, series 3, image 118</p>
    </ShowcaseRow>
  );
}
