//! How a text is read before words are looked for in it.

use mcp_elicitation::trust::{Place, solicited};

fn asks(place: Place, text: &str) -> bool {
    solicited(&[(place, text)]).is_some()
}

#[test]
fn r20_a_disguise_is_taken_off() {
    for title in [
        "Pa55word",
        "7oken",
        "Pr!vate key",
        "T0ken!",
        "Your tok’en",
        "Your t0ken 771",
        "T0ken 4 me",
        "T - O - K - E - N",
        "P 4 S S W 0 R D",
        "0 T P",
        "5 3 C R E T K E Y",
        "\u{F084}T0ken",
    ] {
        assert!(asks(Place::Title, title), "{title}");
    }
    assert!(asks(Place::Message, "Reply within 7 days with your t0ken"));
}

#[test]
fn r20_a_number_on_its_own_stands_for_no_letters() {
    for title in ["Card 4 number", "Card 5 number", "Names for 3 passwords"] {
        assert!(!asks(Place::Title, title), "{title}");
    }
}

#[test]
fn r20_a_sign_is_no_part_of_a_word_and_some_end_the_sentence() {
    for message in [
        "Enter your «token»",
        "Enter your password. Length: at least 8.",
        "请输入密码。长度至少8位",
        "パスワードを決めてください。「パスワード」長さは8文字",
    ] {
        assert!(asks(Place::Message, message), "{message}");
    }
    for option in ["Your profile, password settings", "您的资料、密码设置", "您的资料。密码设置"] {
        assert!(!asks(Place::Option, option), "{option}");
    }
}

#[test]
fn r20_up_to_three_small_words_stand_within_a_phrase() {
    assert!(asks(Place::Title, "Número de la su tarjeta"));
    assert!(!asks(Place::Title, "Número de la de su tarjeta"));
}
