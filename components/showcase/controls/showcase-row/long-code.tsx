import { ShowcaseRow } from '@/components/ui/showcase-row';

const code = `servicesManager.services.measurementService.subscribe(measurementService.EVENTS.MEASUREMENT_ADDED, ({ measurement }) => {
  console.log(measurement.label, measurement.displayText);
});`;

export function ShowcaseRowLongCode() {
  return (
    <ShowcaseRow
      title="Log each measurement"
      headingLevel={3}
      description="Long lines scroll inside their box, with the keyboard as well."
      code={code}
    >
      <p>Length 42.6 mm, series 3, image 118</p>
    </ShowcaseRow>
  );
}
