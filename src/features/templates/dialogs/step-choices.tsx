import { Button } from '@wordpress/components';

/** A choice of a step, with a sentence that explains it. */
export interface StepChoice {
	/** Unique in the step. */
	id: string;
	title: string;
	description: string;
	isDisabled: boolean;
	onChoose: () => void;
}

/** Props of {@link StepChoices}. */
export interface StepChoicesProps {
	question: string;
	choices: readonly StepChoice[];
}

/** The question of a step, and its choices as buttons. */
export function StepChoices( { question, choices }: StepChoicesProps ) {
	return (
		<>
			<p>{ question }</p>
			<ul className="atelier-template-kinds">
				{ choices.map( ( choice ) => (
					<li key={ choice.id }>
						<Button
							className="atelier-template-kinds__kind"
							onClick={ choice.onChoose }
							disabled={ choice.isDisabled }
							accessibleWhenDisabled
						>
							{ choice.title }
							<span className="atelier-template-kinds__description">
								{ choice.description }
							</span>
						</Button>
					</li>
				) ) }
			</ul>
		</>
	);
}
