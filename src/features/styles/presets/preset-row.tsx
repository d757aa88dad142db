import type { ReactNode } from 'react';

import type { StylesSection } from '../rules/styles-section';
import { SectionRow } from '../screens/section-row';

/** Props of {@link PresetRow}. */
export interface PresetRowProps {
	to: StylesSection;
	name: string;
	value?: string;
	sample?: ReactNode;
	/** Number of places that use it. */
	use?: ReactNode;
}

/** A row of a preset that opens its screen. */
export function PresetRow( { to, name, value, sample, use }: PresetRowProps ) {
	return (
		<SectionRow
			to={ to }
			sample={ sample }
			actions={ use }
			suffix={
				value && (
					<span className="atelier-styles-row__count">{ value }</span>
				)
			}
		>
			{ name }
		</SectionRow>
	);
}
