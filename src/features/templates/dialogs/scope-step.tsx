import { __ } from '@wordpress/i18n';

import type { SpecificKind, TemplateKind } from '../rules/list-kinds';
import { StepChoices } from './step-choices';

/** Props of {@link ScopeStep}. */
export interface ScopeStepProps {
	kind: TemplateKind & { specific: SpecificKind };
	isBusy: boolean;
	onAll: () => void;
	onOne: () => void;
}

/** The step that asks whether a template is for all items of its kind or for one. */
export function ScopeStep( { kind, isBusy, onAll, onOne }: ScopeStepProps ) {
	return (
		<StepChoices
			question={ __(
				'Select whether to create a single template for all items or a specific one.',
				'atelier'
			) }
			choices={ [
				{
					id: 'all',
					title: __( 'For all items', 'atelier' ),
					description: kind.description,
					isDisabled: isBusy,
					onChoose: onAll,
				},
				{
					id: 'one',
					title: __( 'For a specific item', 'atelier' ),
					description: kind.specific.singular,
					isDisabled: false,
					onChoose: onOne,
				},
			] }
		/>
	);
}
