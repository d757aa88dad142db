import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { TemplateKind } from '../rules/list-kinds';

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
		<>
			<p>
				{ __(
					'Select what the new template should apply to:',
					'atelier'
				) }
			</p>
			<ul className="atelier-template-kinds">
				{ kinds.map( ( kind ) => (
					<li key={ kind.slug }>
						<Button
							className="atelier-template-kinds__kind"
							onClick={ () => onChoose( kind ) }
							disabled={ isBusy }
							accessibleWhenDisabled
						>
							{ kind.title }
							<span className="atelier-template-kinds__description">
								{ kind.description }
							</span>
						</Button>
					</li>
				) ) }
				<li>
					<Button
						className="atelier-template-kinds__kind"
						onClick={ onCustom }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ __( 'Custom template', 'atelier' ) }
						<span className="atelier-template-kinds__description">
							{ __(
								'A custom template can be manually applied to any post or page.',
								'atelier'
							) }
						</span>
					</Button>
				</li>
			</ul>
		</>
	);
}
