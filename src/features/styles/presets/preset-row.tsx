import type { ReactNode } from 'react';

import type { StylesSection } from '../rules/styles-section';
import { SectionRow } from '../screens/section-row';

/** Props of {@link PresetRow}. */
export interface PresetRowProps {
	to: StylesSection;
	name: string;
	value?: string;
	sample?: ReactNode;
}

/** A line of a preset that leads to its screen. */
export function PresetRow( { to, name, value, sample }: PresetRowProps ) {
	return (
		<SectionRow
			to={ to }
			sample={ sample }
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
