import type { ReactNode } from 'react';

import type { StylesSection } from '../rules/styles-section';
import { SectionRow } from '../screens/section-row';

/** Props of {@link PresetRow}. */
export interface PresetRowProps {
	to: StylesSection;
	name: string;
	value?: string;
	sample?: ReactNode;
	/** How many places use it. */
	use?: ReactNode;
}

/** A line of a preset that leads to its screen. */
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
