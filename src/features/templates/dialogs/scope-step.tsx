import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { SpecificKind, TemplateKind } from '../rules/list-kinds';

/** Props of {@link ScopeStep}. */
export interface ScopeStepProps {
	kind: TemplateKind & { specific: SpecificKind };
	isBusy: boolean;
	onAll: () => void;
	onOne: () => void;
}

/** Asks whether a template is for all items of its kind or for one. */
export function ScopeStep( { kind, isBusy, onAll, onOne }: ScopeStepProps ) {
	return (
		<>
			<p>
				{ __(
					'Select whether to create a single template for all items or a specific one.',
					'atelier'
				) }
			</p>
			<ul className="atelier-template-kinds">
				<li>
					<Button
						className="atelier-template-kinds__kind"
						onClick={ onAll }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ __( 'For all items', 'atelier' ) }
						<span className="atelier-template-kinds__description">
							{ kind.description }
						</span>
					</Button>
				</li>
				<li>
					<Button
						className="atelier-template-kinds__kind"
						onClick={ onOne }
					>
						{ __( 'For a specific item', 'atelier' ) }
						<span className="atelier-template-kinds__description">
							{ kind.specific.singular }
						</span>
					</Button>
				</li>
			</ul>
		</>
	);
}
