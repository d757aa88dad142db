import { __ } from '@wordpress/i18n';

import type { TemplateKind } from '../rules/list-kinds';
import { StepChoices } from './step-choices';

/** Props of {@link KindsStep}. */
export interface KindsStepProps {
	kinds: readonly TemplateKind[];
	isBusy: boolean;
	onChoose: ( kind: TemplateKind ) => void;
	onCustom: () => void;
}

/** The kinds of templates that can be added, and a custom one at the end. */
export function KindsStep( {
	kinds,
	isBusy,
	onChoose,
	onCustom,
}: KindsStepProps ) {
	return (
		<StepChoices
			question={ __(
				'Select what the new template should apply to:',
				'atelier'
			) }
			choices={ [
				...kinds.map( ( kind ) => ( {
					id: kind.slug,
					title: kind.title,
					description: kind.description,
					isDisabled: isBusy,
					onChoose: () => onChoose( kind ),
				} ) ),
				{
					id: '',
					title: __( 'Custom template', 'atelier' ),
					description: __(
						'A custom template can be manually applied to any post or page.',
						'atelier'
					),
					isDisabled: isBusy,
					onChoose: onCustom,
				},
			] }
		/>
	);
}
